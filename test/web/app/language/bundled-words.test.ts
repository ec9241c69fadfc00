import { describe, expect, it } from 'vitest'
import { words as ownDataEn } from '#web/account/own-data/own-data-words-en.ts'
import { words as ownDataHu } from '#web/account/own-data/own-data-words-hu.ts'
import { words as sessionsEn } from '#web/account/sessions/sessions-words-en.ts'
import { words as sessionsHu } from '#web/account/sessions/sessions-words-hu.ts'
import { words as linksEn } from '#web/account/link-words-en.ts'
import { words as linksHu } from '#web/account/link-words-hu.ts'
import { words as attendanceEn } from '#web/attendance/attendance-words-en.ts'
import { words as attendanceHu } from '#web/attendance/attendance-words-hu.ts'
import { words as sheetListEn } from '#web/attendance/list/list-words-en.ts'
import { words as sheetListHu } from '#web/attendance/list/list-words-hu.ts'
import { words as backOfficeEn } from '#web/backoffice/backoffice-words-en.ts'
import { words as backOfficeHu } from '#web/backoffice/backoffice-words-hu.ts'
import { words as companiesAdminEn } from '#web/backoffice/companies/companies-words-en.ts'
import { words as companiesAdminHu } from '#web/backoffice/companies/companies-words-hu.ts'
import { words as siteContentEn } from '#web/backoffice/content/content-words-en.ts'
import { words as siteContentHu } from '#web/backoffice/content/content-words-hu.ts'
import { words as contentAdminEn } from '#web/backoffice/content-words-en.ts'
import { words as contentAdminHu } from '#web/backoffice/content-words-hu.ts'
import { words as messagesEn } from '#web/backoffice/messages/message-words-en.ts'
import { words as messagesHu } from '#web/backoffice/messages/message-words-hu.ts'
import { words as operatorLogEn } from '#web/backoffice/log/operatorlog-words-en.ts'
import { words as operatorLogHu } from '#web/backoffice/log/operatorlog-words-hu.ts'
import { words as operatorsEn } from '#web/backoffice/operators/operators-words-en.ts'
import { words as operatorsHu } from '#web/backoffice/operators/operators-words-hu.ts'
import { words as dashboardAdminEn } from '#web/backoffice/dashboard/dashboard-words-en.ts'
import { words as dashboardAdminHu } from '#web/backoffice/dashboard/dashboard-words-hu.ts'
import { words as userGroupsEn } from '#web/backoffice/user-groups/user-groups-words-en.ts'
import { words as userGroupsHu } from '#web/backoffice/user-groups/user-groups-words-hu.ts'
import { words as usersAdminEn } from '#web/backoffice/users/users-words-en.ts'
import { words as usersAdminHu } from '#web/backoffice/users/users-words-hu.ts'
import { words as visitorsEn } from '#web/backoffice/visitors/visitors-words-en.ts'
import { words as visitorsHu } from '#web/backoffice/visitors/visitors-words-hu.ts'
import { words as integrationsEn } from '#web/integrations/integration-words-en.ts'
import { words as integrationsHu } from '#web/integrations/integration-words-hu.ts'
import { words as companyEn } from '#web/company/company-area-words-en.ts'
import { words as companyHu } from '#web/company/company-area-words-hu.ts'
import { languages as languagesOfAddresses } from '#web/app/language/language-of-address.ts'
import { words as productEn } from '#web/app/language/product-words-en.ts'
import { words as productHu } from '#web/app/language/product-words-hu.ts'
import { words as publicEn } from '#web/app/language/public-words-en.ts'
import { words as publicHu } from '#web/app/language/public-words-hu.ts'
import { words as securityEn } from '#web/account/second-factor/security-words-en.ts'
import { words as securityHu } from '#web/account/second-factor/security-words-hu.ts'
import { languages } from '#shared/words/language.ts'
import { translations } from '#shared/words/translations.ts'
import { words as commandEn } from '#web/leave/command/command-words-en.ts'
import { words as commandHu } from '#web/leave/command/command-words-hu.ts'
import { words as blogEn } from '#web/site/blog/blog-words-en.ts'
import { words as blogHu } from '#web/site/blog/blog-words-hu.ts'
import { words as helpEn } from '#web/site/help/help-words-en.ts'
import { words as helpHu } from '#web/site/help/help-words-hu.ts'
import { words as homeEn } from '#web/site/home/home-words-en.ts'
import { words as homeHu } from '#web/site/home/home-words-hu.ts'
import { words as weekendsEn } from '#web/site/long-weekends/weekends-words-en.ts'
import { words as weekendsHu } from '#web/site/long-weekends/weekends-words-hu.ts'
import { words as legalEn } from '#web/site/legal/legal-words-en.ts'
import { words as legalHu } from '#web/site/legal/legal-words-hu.ts'
import { words as inboxEn } from '#web/leave/inbox/inbox-words-en.ts'
import { words as inboxHu } from '#web/leave/inbox/inbox-words-hu.ts'
import { words as requestEn } from '#web/leave/request/request-words-en.ts'
import { words as requestHu } from '#web/leave/request/request-words-hu.ts'
import { words as yearEn } from '#web/leave/year/year-words-en.ts'
import { words as yearHu } from '#web/leave/year/year-words-hu.ts'
import { words as notificationPageEn } from '#web/notifications/page/notification-page-words-en.ts'
import { words as notificationPageHu } from '#web/notifications/page/notification-page-words-hu.ts'
import { words as profileEn } from '#web/people/profile/profile-words-en.ts'
import { words as profileHu } from '#web/people/profile/profile-words-hu.ts'
import { words as calculatorEn } from '#web/site/days-off-calculator-words-en.ts'
import { words as calculatorHu } from '#web/site/days-off-calculator-words-hu.ts'

const parts = {
  public: { hu: publicHu, en: publicEn },
  product: { hu: productHu, en: productEn },
  attendance: { hu: attendanceHu, en: attendanceEn },
  sheetList: { hu: sheetListHu, en: sheetListEn },
  company: { hu: companyHu, en: companyEn },
  ownData: { hu: ownDataHu, en: ownDataEn },
  sessions: { hu: sessionsHu, en: sessionsEn },
  notificationPage: { hu: notificationPageHu, en: notificationPageEn },
  profile: { hu: profileHu, en: profileEn },
  request: { hu: requestHu, en: requestEn },
  command: { hu: commandHu, en: commandEn },
  inbox: { hu: inboxHu, en: inboxEn },
  blog: { hu: blogHu, en: blogEn },
  help: { hu: helpHu, en: helpEn },
  home: { hu: homeHu, en: homeEn },
  weekends: { hu: weekendsHu, en: weekendsEn },
  legal: { hu: legalHu, en: legalEn },
  links: { hu: linksHu, en: linksEn },
  year: { hu: yearHu, en: yearEn },
  security: { hu: securityHu, en: securityEn },
  backOffice: { hu: backOfficeHu, en: backOfficeEn },
  companiesAdmin: { hu: companiesAdminHu, en: companiesAdminEn },
  siteContent: { hu: siteContentHu, en: siteContentEn },
  contentAdmin: { hu: contentAdminHu, en: contentAdminEn },
  contactMessages: { hu: messagesHu, en: messagesEn },
  operatorLog: { hu: operatorLogHu, en: operatorLogEn },
  operators: { hu: operatorsHu, en: operatorsEn },
  dashboardAdmin: { hu: dashboardAdminHu, en: dashboardAdminEn },
  userGroups: { hu: userGroupsHu, en: userGroupsEn },
  usersAdmin: { hu: usersAdminHu, en: usersAdminEn },
  visitors: { hu: visitorsHu, en: visitorsEn },
  integrations: { hu: integrationsHu, en: integrationsEn },
  calculator: { hu: calculatorHu, en: calculatorEn },
} as Record<string, Record<'hu' | 'en', Record<string, object>>>

describe('the translations that the parts of the page load', () => {
  it.each(Object.entries(parts))('P08 are of the same namespaces in both languages: %s', (_, { hu, en }) => {
    expect(Object.keys(hu)).toEqual(Object.keys(en))
  })

  it.each(Object.entries(parts))('are those of the language, not of the other one: %s', (_, part) => {
    for (const language of languages)
      for (const [namespace, list] of Object.entries(part[language]))
        expect([namespace, list]).toEqual([namespace, (translations[language] as Record<string, object>)[namespace]])
  })

  it('are all there are but for those that only the server says', () => {
    const loaded = new Set(Object.values(parts).flatMap(({ hu }) => Object.keys(hu)))
    expect(Object.keys(translations.hu).filter(namespace => !loaded.has(namespace))).toEqual([
      'balance',
      'facts',
      'emails',
      'refusals',
      'audit',
      'chat',
      'export',
      'papers',
    ])
  })

  it('are in the languages that an address can name', () => {
    expect(languagesOfAddresses).toEqual(languages)
  })
})
