/**
 * Runs at CloudFront's edge before a file of the site goes out: one that was stored with a status of its own, as the error page
 * is, goes out with it. What is only confirmed (304) is known to the browser with the status that it had.
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
