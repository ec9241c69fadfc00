import type { Stage } from '#infra/stages.ts'

/** What the pages are told of their stage when they are built, by the names that Vite lets through. */
export const siteSettings = ({ languages, captcha }: Pick<Stage, 'languages' | 'captcha'>): Record<string, string> => ({
  VITE_HOST_LANGUAGES: JSON.stringify(languages),
  VITE_CAPTCHA_SITE_KEY: typeof captcha === 'object' ? captcha.siteKey : (captcha ?? ''),
})

/** The settings as Vite replaces them in the pages' program. */
export const asDefinitions = (settings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
