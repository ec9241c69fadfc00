/** What is logged of a call that failed: the whole address, so that it can be found in the logs of the server. */
export const failureLine = (method: string, url: string, status: number) =>
  `${method} ${url} failed: ${status || 'no reply'}`
