/** The first path segments of the pages that the shell renders, given when the site is built. */
const appSections = JSON.parse(import.meta.env.VITE_APP_SECTIONS ?? '[]') as string[]

/** How long the server keeps the files of a release after the next one, less a day, in milliseconds. */
const lasts = 7 * 24 * 3_600_000

/** Whether a path, in whatever language, is one of the pages that the shell renders. */
export const isAppPage = (pathname: string, sections: readonly string[] = appSections): boolean =>
  sections.includes(pathname.replace(/^\/(hu|en)(?=\/)/, '').split('/')[1] ?? '')

/** Whether a kept document still names files that the server has: it was the server's own at its date, in HTTP's format. */
export const isCurrent = (date: string | null, now: number): boolean => now - Date.parse(date ?? '') < lasts

/** The paths of the immutable files that a document names. */
export const assetsIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+/g))]
