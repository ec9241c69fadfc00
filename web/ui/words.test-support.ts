import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from '#shared/words/en/common.json' with { type: 'json' }
import hu from '#shared/words/hu/common.json' with { type: 'json' }

/** The translations of the parts, for tests and the gallery. */
export const wordsReady = i18next.use(initReactI18next).init({
  lng: 'hu',
  fallbackLng: 'en',
  defaultNS: 'common',
  resources: { hu: { common: hu }, en: { common: en } },
  interpolation: { escapeValue: false },
})

await wordsReady
