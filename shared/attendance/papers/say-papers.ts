import commonEn from '../../words/en/common.json' with { type: 'json' }
import en from '../../words/en/papers.json' with { type: 'json' }
import payrollEn from '../../words/en/payroll.json' with { type: 'json' }
import commonHu from '../../words/hu/common.json' with { type: 'json' }
import hu from '../../words/hu/papers.json' with { type: 'json' }
import payrollHu from '../../words/hu/payroll.json' with { type: 'json' }
import type { Language } from '../../words/language.ts'
import { sayFrom } from '../../words/say.ts'
import type { TranslationKey } from '../../words/translation-key.ts'

/** Says what stands on papers of leave; their words are apart, so that no other function carries them. */
const sayPapers = /* @__PURE__ */ sayFrom({
  hu: { papers: hu, payroll: payrollHu, common: commonHu },
  en: { papers: en, payroll: payrollEn, common: commonEn },
})

/** Says a sentence of papers in some language. */
export type PaperSay = (
  key: TranslationKey<'papers' | 'payroll' | 'common'>,
  values?: Record<string, string | number>,
) => string

export const papersIn =
  (language: Language): PaperSay =>
  (key, values = {}) =>
    sayPapers({ key, values }, language)
