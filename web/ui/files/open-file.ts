/** Has the browser save a file of the site, under the name that the server gives it. */
export function openFile(address: string) {
  Object.assign(document.createElement('a'), { href: address, download: '' }).click()
}
