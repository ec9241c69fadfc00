/** The viewer-request function of the API: sets the caller's IP address in a header, overwriting any that the caller sent. */
export function handler(event) {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip }
  return event.request
}
