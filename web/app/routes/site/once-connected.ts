/** Milliseconds between the browser's word of a connection and the first attempt: a network that has just come up often refuses at first. */
const patience = 1_000

/**
 * Loads a part whose content stands written in the document: without a connection that stays as it is, and the part is loaded as soon as
 * there is one. A browser never asks again for a part that it could not fetch, so nothing is tried before. @throws what loading throws
 * in spite of a connection
 */
export async function onceConnected<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine) {
    await new Promise(resolve => addEventListener('online', resolve, { once: true }))
    await new Promise(resolve => setTimeout(resolve, patience))
  }
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    return onceConnected(load)
  }
}
