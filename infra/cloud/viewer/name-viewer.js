/** Runs at CloudFront's edge for every call: says where it comes from, whatever the caller claims himself. */
export function handler(event) {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip }
  return event.request
}
