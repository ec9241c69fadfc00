import enRefusals from './en/refusals.json' with { type: 'json' }
import huRefusals from './hu/refusals.json' with { type: 'json' }
import { serverTranslations, type Translations } from './server-translations.ts'

/** What replies say: beside all else what no page says itself, which only functions that answer calls carry. */
export const replyTranslations = {
  hu: { ...serverTranslations.hu, refusals: huRefusals },
  en: { ...serverTranslations.en, refusals: enRefusals },
} satisfies Translations
