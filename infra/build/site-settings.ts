import { providersOf, type Stage } from '#infra/stages.ts'

/** The stage's settings for the pages' build, under the names that Vite exposes. */
export const siteSettings = ({
  languages,
  captcha,
  supportAddress,
  providers,
}: Pick<Stage, 'languages' | 'captcha' | 'supportAddress' | 'providers'>): Record<string, string> => ({
  VITE_HOST_LANGUAGES: JSON.stringify(languages),
  VITE_CAPTCHA_SITE_KEY: typeof captcha === 'object' ? captcha.siteKey : (captcha ?? ''),
  VITE_PROVIDERS: providersOf({ providers }).join(' '),
  VITE_SUPPORT_ADDRESS: supportAddress,
})

/** The settings as Vite's `define`. */
export const asDefinitions = (settings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
