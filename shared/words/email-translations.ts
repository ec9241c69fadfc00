import enEmails from './en/emails.json' with { type: 'json' }
import huEmails from './hu/emails.json' with { type: 'json' }
import { serverTranslations, type Translations } from './server-translations.ts'

/** What emails, pushes and the bell say: beside all else their own sentences, which only functions that tell somebody something carry. */
export const emailTranslations = {
  hu: { ...serverTranslations.hu, emails: huEmails },
  en: { ...serverTranslations.en, emails: enEmails },
} satisfies Translations
