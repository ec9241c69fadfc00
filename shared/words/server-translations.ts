import enAttendance from './en/attendance.json' with { type: 'json' }
import enBalance from './en/balance.json' with { type: 'json' }
import enCommon from './en/common.json' with { type: 'json' }
import enEntitlement from './en/entitlement.json' with { type: 'json' }
import enFacts from './en/facts.json' with { type: 'json' }
import enProblems from './en/problems.json' with { type: 'json' }
import huAttendance from './hu/attendance.json' with { type: 'json' }
import huBalance from './hu/balance.json' with { type: 'json' }
import huCommon from './hu/common.json' with { type: 'json' }
import huEntitlement from './hu/entitlement.json' with { type: 'json' }
import huFacts from './hu/facts.json' with { type: 'json' }
import huProblems from './hu/problems.json' with { type: 'json' }
import type { Language } from './language.ts'

export type Namespace = Record<string, string>
export type Translations = Record<Language, Record<string, Namespace>>

/** What the server says itself, by language and namespace; every function carries it, so the words of pages are not in it. */
export const serverTranslations = {
  hu: {
    attendance: huAttendance,
    balance: huBalance,
    common: huCommon,
    entitlement: huEntitlement,
    facts: huFacts,
    problems: huProblems,
  },
  en: {
    attendance: enAttendance,
    balance: enBalance,
    common: enCommon,
    entitlement: enEntitlement,
    facts: enFacts,
    problems: enProblems,
  },
} satisfies Translations
