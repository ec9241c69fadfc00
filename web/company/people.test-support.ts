import i18next from 'i18next'
import enCalendar from '#shared/words/en/calendar.json'
import enCompany from '#shared/words/en/company.json'
import enProblems from '#shared/words/en/problems.json'
import enSettings from '#shared/words/en/settings.json'
import huCalendar from '#shared/words/hu/calendar.json'
import huCompany from '#shared/words/hu/company.json'
import huProblems from '#shared/words/hu/problems.json'
import huSettings from '#shared/words/hu/settings.json'
import { signedIn } from '#test/web/people/support.ts'

for (const [language, lists] of Object.entries({
  hu: { calendar: huCalendar, company: huCompany, problems: huProblems, settings: huSettings },
  en: { calendar: enCalendar, company: enCompany, problems: enProblems, settings: enSettings },
}))
  for (const [name, list] of Object.entries(lists)) i18next.addResourceBundle(language, name, list)

/** The signed-in user, with the country of their company. */
export const userIn = ({ role, country }: { role: 1 | 2 | 3; country?: string }) => signedIn({ role }, country)
