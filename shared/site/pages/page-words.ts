import type { EditablePath } from './editable-paths.ts'
import type { TranslationKey } from '../../words/translation-key.ts'

/** The sentences of the release for the head of each public page that operators may say otherwise. */
export const pageWords = {
  '/': { title: 'site:homeTitle', description: 'site:lead' },
  '/days-off-calculator': { title: 'site:calculator', description: 'calculator:about' },
  '/help': { title: 'site:help', description: 'help:about' },
  '/blog': { title: 'site:blog', description: 'blog:about' },
  '/privacy-policy': { title: 'site:privacy', description: 'legal:privacyAbout' },
  '/terms-of-use': { title: 'site:terms', description: 'legal:termsAbout' },
  '/imprint': { title: 'site:imprint', description: 'legal:imprintAbout' },
  '/login': { title: 'account:logInTitle', description: 'account:logInAbout' },
  '/register': { title: 'account:registerTitle', description: 'account:registerAbout' },
  '/forgot-password': { title: 'account:forgotTitle', description: 'account:forgotLead' },
} as const satisfies Record<EditablePath, Record<'title' | 'description', TranslationKey>>
