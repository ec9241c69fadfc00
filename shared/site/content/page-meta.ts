import * as z from 'zod/mini'
import { line } from '../../contract/wire.ts'
import { Language } from '../../words/language.ts'
import { editablePaths } from '../pages/editable-paths.ts'

/** What search engines may do with a page. */
export const robotsChoices = ['index, follow', 'noindex, follow', 'noindex, nofollow'] as const

/** An address of a picture: of this site, or a secure one. */
const Picture = z.string().check(
  z.maxLength(500, { error: 'problems:tooLong' }),
  z.regex(/^(\/(?![/\\])|https:\/\/[\p{L}\d[])[^\s"'<>\\]*$/u, { error: 'refusals:pictureAddress' }),
  z.refine(address => address !== '/' && (address.startsWith('/') || URL.canParse(address)), {
    error: 'refusals:pictureAddress',
  }),
)

/** What an operator says of a public page; null is what the release says. */
export const PageMetaDraft = z.object({
  title: z.nullable(line(120)),
  description: z.nullable(line(320)),
  robots: z.nullable(z.enum(robotsChoices)),
  og_title: z.nullable(line(120)),
  og_description: z.nullable(line(320)),
  og_image: z.nullable(Picture),
})
export type PageMetaDraft = z.infer<typeof PageMetaDraft>

/** What stands in the head of a public page in a language in place of what the release says. */
export const PageMeta = z.extend(PageMetaDraft, {
  path: z.enum(editablePaths),
  language: Language,
  /** Unix seconds. */
  changed_at: z.int(),
})
export type PageMeta = z.infer<typeof PageMeta>

/** Whether nothing is said that differs from the release. */
export const saysNothing = (draft: PageMetaDraft): boolean => Object.values(draft).every(value => value === null)
