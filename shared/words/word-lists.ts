import enAccount from './en/account.json' with { type: 'json' }
import enCalculator from './en/calculator.json' with { type: 'json' }
import enCalendar from './en/calendar.json' with { type: 'json' }
import enCommon from './en/common.json' with { type: 'json' }
import enCompany from './en/company.json' with { type: 'json' }
import enEntitlement from './en/entitlement.json' with { type: 'json' }
import enLeave from './en/leave.json' with { type: 'json' }
import enLetters from './en/letters.json' with { type: 'json' }
import enNotices from './en/notices.json' with { type: 'json' }
import enPeople from './en/people.json' with { type: 'json' }
import enProblems from './en/problems.json' with { type: 'json' }
import enSite from './en/site.json' with { type: 'json' }
import huAccount from './hu/account.json' with { type: 'json' }
import huCalculator from './hu/calculator.json' with { type: 'json' }
import huCalendar from './hu/calendar.json' with { type: 'json' }
import huCommon from './hu/common.json' with { type: 'json' }
import huCompany from './hu/company.json' with { type: 'json' }
import huEntitlement from './hu/entitlement.json' with { type: 'json' }
import huLeave from './hu/leave.json' with { type: 'json' }
import huLetters from './hu/letters.json' with { type: 'json' }
import huNotices from './hu/notices.json' with { type: 'json' }
import huPeople from './hu/people.json' with { type: 'json' }
import huProblems from './hu/problems.json' with { type: 'json' }
import huSite from './hu/site.json' with { type: 'json' }
import type { Language } from './language.ts'

export type WordList = Record<string, string>

/** Every sentence of the product, by language and namespace. */
export const wordLists: Record<Language, Record<string, WordList>> = {
  hu: {
    account: huAccount,
    calendar: huCalendar,
    calculator: huCalculator,
    common: huCommon,
    company: huCompany,
    entitlement: huEntitlement,
    leave: huLeave,
    letters: huLetters,
    notices: huNotices,
    people: huPeople,
    problems: huProblems,
    site: huSite,
  },
  en: {
    account: enAccount,
    calendar: enCalendar,
    calculator: enCalculator,
    common: enCommon,
    company: enCompany,
    entitlement: enEntitlement,
    leave: enLeave,
    letters: enLetters,
    notices: enNotices,
    people: enPeople,
    problems: enProblems,
    site: enSite,
  },
}
