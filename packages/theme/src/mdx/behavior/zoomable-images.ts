import { messagesNear } from './messages-near';

/** The image that an event is about, if it can be zoomed. */
export function zoomableImage(target: EventTarget | null): HTMLImageElement | undefined {
  if (!(target instanceof HTMLImageElement)) return undefined;
  return target.closest('a, button, [data-no-zoom], .oct-no-zoom') ? undefined : target;
}

/** Let the keyboard reach the images of a container. Those without a text are decoration. */
export function markZoomableImages(container: Element): void {
  for (const image of container.querySelectorAll('img')) {
    if (image.alt === '' || image.tabIndex >= 0 || !zoomableImage(image)) continue;
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `${messagesNear(image).zoomImage}: ${image.alt}`);
  }
}
