import { articles } from '../article.ts'

const isReleased = (path: string) => articles.some(({ slug }) => path === `/blog/${slug}`)

/** The picture that is shown where somebody passes on a page's address; an article that is published later has that of the blog. */
export function ogPictureOf(path: string, language: string): string {
  const known = path.startsWith('/blog/') && !isReleased(path) ? '/blog' : path === '/404' ? '/' : path
  const name = known === '/' ? 'home' : known.slice(1).replaceAll('/', '-')
  return `/og/${language}/${name}.png`
}
