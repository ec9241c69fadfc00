/**
 * The viewer-request function of the site: maps a path to its file. A prerendered page has a file of its own, in the language of the
 * prefix, else of the person's choice, else of the host; pages of an app section get the shell, anything else gets the error page.
 * The template prepends the constants `publicPages`, `appSections` and `hostLanguages`.
 */
export function handler(event) {
  const request = event.request
  const parts = request.uri.split('/').filter(Boolean)
  const last = parts[parts.length - 1] || ''
  if (parts[0] === 'assets' || last.includes('.')) return request

  const prefix = isLanguage(parts[0]) ? parts.shift() : undefined
  const page = '/' + parts.join('/')
  // Operators publish articles while the site runs, which are in no list.
  const isArticle = parts.length === 2 && parts[0] === 'blog' && /^[a-z0-9-]{1,80}$/.test(parts[1])
  const isPrerendered = isArticle || publicPages.includes(page)
  if (!isPrerendered && appSections.includes(parts[0])) {
    request.uri = '/spa.html'
    return request
  }
  const language = prefix || localePrefix(request)
  // The blog is written in Hungarian alone.
  if (isPrerendered && parts[0] === 'blog' && language === 'en')
    return { statusCode: 302, headers: { location: { value: '/hu' + page } } }
  const file = !isPrerendered ? '/404' : page === '/' ? '/index' : page
  request.uri = (language ? '/' + language : '') + file + '.html'
  return request
}

function isLanguage(word) {
  return word === 'hu' || word === 'en'
}

/** The folder of a page whose path has no prefix; Hungarian pages are at the root. */
function localePrefix(request) {
  const cookie = request.cookies.locale
  const host = request.headers.host ? request.headers.host.value : ''
  const language = cookie && isLanguage(cookie.value) ? cookie.value : hostLanguages[host]
  return language === 'en' ? 'en' : ''
}
