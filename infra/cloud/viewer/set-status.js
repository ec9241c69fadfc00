/**
 * The viewer-response function of the site: sends a file with the status in its metadata, which the error page has. A revalidated
 * file (304) keeps the status that the browser has cached.
 */
export function handler(event) {
  const response = event.response
  const status = response.headers['x-amz-meta-status']
  if (!status) return response
  delete response.headers['x-amz-meta-status']
  if (response.statusCode === 200) {
    response.statusCode = Number(status.value)
    delete response.statusDescription
  }
  return response
}
