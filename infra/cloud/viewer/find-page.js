/**
 * Runs at CloudFront's edge for every address of the site. A file is itself; a public page stands written; what lies in a wing
 * of the product is drawn by the shell; everything else is the written error page. What is written is in the language of the
 * prefix, else of the person's choice, else of the host. `publicPages`, `wings` and `hostLanguages` are put before it by the
 * template.
 */
export function handler(event) {
  const request = event.request
  const parts = request.uri.split('/').filter(Boolean)
  const last = parts[parts.length - 1] || ''
  if (parts[0] === 'assets' || last.includes('.')) return request

  const prefix = isLanguage(parts[0]) ? parts.shift() : undefined
  const page = '/' + parts.join('/')
  const isWritten = publicPages.includes(page)
  if (!isWritten && wings.includes(parts[0])) {
    request.uri = '/spa.html'
    return request
  }
  const language = prefix || spoken(request)
  const file = !isWritten ? '/404' : page === '/' ? '/index' : page
  request.uri = (language ? '/' + language : '') + file + '.html'
  return request
}

function isLanguage(word) {
  return word === 'hu' || word === 'en'
}

/** The folder of a page without a prefix: none where it is Hungarian. */
function spoken(request) {
  const cookie = request.cookies.locale
  const host = request.headers.host ? request.headers.host.value : ''
  const language = cookie && isLanguage(cookie.value) ? cookie.value : hostLanguages[host]
  return language === 'en' ? 'en' : ''
}
