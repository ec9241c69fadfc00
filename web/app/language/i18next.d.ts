import type { translations } from '#shared/words/translations.ts'

declare module 'i18next' {
  /** Held against every `t`, so that a key which no namespace has does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof translations.hu
  }
}
