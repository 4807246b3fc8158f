import SwiftUI

struct PhotosGalleryView: View {
  let actions: PhotosGalleryActions

  var body: some View {
    VStack {
      ForEach(1..<4, id: \.self) { number in
        Button("Photo \(number)") { actions.photoTapped(number: number) }.flowAnchor(
          .thumbnail, of: number)
      }
      Button("Filter", action: actions.filterTapped).flowAnchor(.filterButton)
      Button("Search", action: actions.searchTapped)
      Button("Slides", action: actions.slidesTapped)
    }
  }
}

struct PhotoView: View {
  let number: Int
  let actions: PhotosPhotoActions

  var body: some View {
    VStack {
      Text("Photo \(number), large")
      Button("Next") { actions.nextTapped(number: number % 3 + 1) }
      Button("Share", action: actions.shareTapped).flowAnchor(.shareButton)
    }
  }
}

struct PhotosFiltersView: View {
  let actions: PhotosFiltersActions

  var body: some View { Button("Done", action: actions.doneTapped) }
}

struct PhotosSharingView: View {
  let actions: PhotosSharingActions

  var body: some View { Button("Close", action: actions.closeTapped) }
}

struct PhotosSlidesView: View {
  let actions: PhotosSlidesActions

  var body: some View { Button("Close", action: actions.closeTapped) }
}

extension AnyTransition {
  /// How the search appears and disappears.
  static var flip: AnyTransition { .scale(scale: 0.1).combined(with: .slide) }
}
