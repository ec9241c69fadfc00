import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from '#shared/words/en/common.json' with { type: 'json' }
import enProblems from '#shared/words/en/problems.json' with { type: 'json' }
import hu from '#shared/words/hu/common.json' with { type: 'json' }
import huProblems from '#shared/words/hu/problems.json' with { type: 'json' }

/** The translations of the parts, and of what is wrong with a value, for tests and the gallery. What runs in the same page later keeps what was added. */
export const wordsReady = i18next.isInitialized
  ? i18next.changeLanguage('hu')
  : i18next.use(initReactI18next).init({
      lng: 'hu',
      fallbackLng: 'en',
      defaultNS: 'common',
      resources: { hu: { common: hu, problems: huProblems }, en: { common: en, problems: enProblems } },
      interpolation: { escapeValue: false },
    })

await wordsReady
