/**
 * The viewer-request function of what assistants look for below `/.well-known/` (RFC 8414, 9728), with or without the path of what they
 * want to reach: the API answers both.
 */
export function handler(event) {
  const request = event.request
  const name = request.uri.split('/')[2] || ''
  request.uri = '/api/oauth/metadata/' + name.replace('oauth-', '')
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  return request
}
