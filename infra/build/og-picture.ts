import { publicPages } from './site-pages.ts'

/** The picture that is shown where somebody passes on a page's address; an article that is published later has that of the blog. */
export function ogPictureOf(path: string, language: string): string {
  const known = publicPages.includes(path) ? path : path.startsWith('/blog/') ? '/blog' : '/'
  const name = known === '/' ? 'home' : known.slice(1).replaceAll('/', '-')
  return `/og/${language}/${name}.png`
}
