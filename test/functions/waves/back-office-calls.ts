import { noPlan } from '#shared/company/plan/plan.ts'
import { withCurrency } from '#shared/company/countries/country-changes.ts'
import { noCountries } from '#shared/company/countries/country-table.ts'
import { deletedCompany } from '#shared/company/deletion.ts'
import { now } from '../in-memory/call.ts'
import { stubSettings } from '../in-memory/settings.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { pngOf } from '../backoffice/png.ts'
import { unhandled } from '#shared/site/contact-handling.ts'
import type { Prepared } from './calls.ts'

// Whichever file of this folder is loaded first, its functions find their settings.
stubSettings({ CAPTCHA: 'off' })

const { accountOf } = await import('../in-memory/office.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { companyPlans } = await import('#functions/company/plan-store.ts')
const { orders } = await import('#functions/billing/order-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { countryTables } = await import('#functions/company/country-store.ts')
const { trialEnds } = await import('#functions/backoffice/figure-store.ts')
const { companyNotes } = await import('#functions/backoffice/note-store.ts')
const { logoBytes, partners, testimonials } = await import('#functions/site/content-stores.ts')
const { articles, articleSlugs } = await import('#functions/site/article-store.ts')
const { contactMessages } = await import('#functions/site/contact-store.ts')
const { groupMessageFigures, groupMessages } = await import('#functions/notifications/group-message-store.ts')
const { userGroupMembers, userGroups } = await import('#functions/backoffice/user-groups/user-group-store.ts')
const { operators, permissionTemplates } = await import('#functions/account/operator-store.ts')

const testimonialDraft = {
  title: 'Nem táblázunk',
  rating: 5,
  description: 'Végre',
  name: 'Kis Ilona',
  position: 'vezető',
  company: 'Kéktó',
  language: 'hu' as const,
  active: true,
}
const userGroupDraft = { name: 'Hírlevél', description: '', rule: null }
const groupMessageDraft = {
  hu: { subject: 'Új lap', message: 'Nézd meg!' },
  en: { subject: '', message: '' },
  with_email: true,
}
const articleDraft = {
  slug: 'uj-cikk',
  title: 'Új cikk',
  category: 'csalad' as const,
  lead: 'Rövid.',
  body: 'Szöveg.',
  cover: { leave: 'vacation' as const, boxes: [{ days: 3, drawn: 'planned' as const }] },
  published: '2026-11-20',
  is_published: true,
}
const countryDraft = { name_hu: 'Ausztria', name_en: 'Austria', vat_rate: 22, currency: 'EUR', active: true }
const partnerDraft = { kind: 'brand' as const, name: 'Kéktó', language: 'hu' as const, active: true }

/** How each endpoint of the back office is called; Ödön may do everything there. */
export const backOfficeCalls: Record<string, Prepared> = {
  'GET /admin/me': { as: 'odon' },
  'GET /admin/visitor': { as: 'odon', sent: { query: { from: '2026-10-01', to: '2026-11-20' } } },
  'GET /admin/campaign': { as: 'odon', sent: { query: { from: '2026-10-01', to: '2026-11-20' } } },
  'GET /admin/campaign/visit': { as: 'odon' },
  'GET /admin/company': { as: 'odon', sent: { query: { q: 'ceg' } } },
  'GET /admin/company/{id}': { as: 'odon', sent: { path: { id: 'c' } } },
  'PUT /admin/company/{id}/trial': {
    as: 'odon',
    sent: async table => {
      table.keep(companyPlans, { ...noPlan('c'), trial_from: '2026-10-01' })
      return { path: { id: 'c' }, body: { to_date: '2027-03-01', version: 1 } }
    },
  },
  'PUT /admin/company/{id}/grant': { as: 'odon', sent: { path: { id: 'c' }, body: { answer: 'granted' } } },
  'POST /admin/company/{id}/order/{number}/paid': {
    as: 'odon',
    sent: async table => ({ path: { id: 'c', number: keepOrder(table) } }),
  },
  'POST /admin/company/{id}/restore': {
    as: 'odon',
    sent: async table => {
      table.keep(companies, deletedCompany(table.kept(companies, { id: 'c' })!, 'Cég', 'denes', now))
      return { path: { id: 'c' } }
    },
  },
  'POST /admin/company/{id}/note': { as: 'odon', sent: { path: { id: 'c' }, body: { text: 'Hívni' } } },
  'DELETE /admin/company/{id}/note/{noteId}': {
    as: 'odon',
    sent: async table => {
      table.keep(companyNotes, { company: 'c', id: 'n', at: 0, by: 'odon', text: 'Hívni' })
      return { path: { id: 'c', noteId: 'n' } }
    },
  },
  'GET /admin/company/{id}/people': { as: 'odon', sent: { path: { id: 'c' } } },
  'GET /admin/dashboard': {
    as: 'odon',
    sent: async table => {
      table.keep(trialEnds, { day: '2026-11-30', company: 'c' })
      return {}
    },
  },
  'GET /admin/user': { as: 'odon', sent: { query: { q: 'anna' } } },
  'GET /admin/user/{id}': { as: 'odon', sent: { path: { id: 'anna' } } },
  'POST /admin/user/{id}/password-reset': { as: 'odon', sent: { path: { id: 'anna' } } },
  'POST /admin/user/{id}/deactivate': { as: 'odon', sent: { path: { id: 'anna' } } },
  'POST /admin/user/{id}/activate': {
    as: 'odon',
    sent: async table => {
      table.keep(accounts, { ...table.kept(accounts, { id: 'anna' })!, deactivated_at: 1 })
      return { path: { id: 'anna' } }
    },
  },
  'DELETE /admin/user/{id}': {
    as: 'odon',
    sent: async table => ({ path: { id: 'anna' }, body: { email: table.kept(accounts, { id: 'anna' })!.email } }),
  },
  'GET /admin/operator': { as: 'odon' },
  'POST /admin/operator': {
    as: 'odon',
    sent: {
      body: {
        email: 'uj@example.hu',
        first_name: 'Éva',
        last_name: 'Kis',
        template: null,
        permissions: ['users.read'],
      },
    },
  },
  'PUT /admin/operator/{id}': {
    as: 'odon',
    sent: async table => ({
      path: { id: keepOperator(table) },
      body: { template: null, permissions: ['users.read'], is_active: true, version: 1 },
    }),
  },
  'POST /admin/operator/{id}/link': {
    as: 'odon',
    sent: async table => {
      const id = keepOperator(table)
      table.keep(accounts, accountOf(id))
      return { path: { id } }
    },
  },
  'GET /admin/template': { as: 'odon' },
  'POST /admin/template': { as: 'odon', sent: { body: { name: 'Támogató', permissions: ['users.read'] } } },
  'PUT /admin/template/{id}': {
    as: 'odon',
    sent: async table => ({
      path: { id: keepTemplate(table) },
      body: { name: 'Segítő', permissions: ['users.read'], version: 1 },
    }),
  },
  'DELETE /admin/template/{id}': { as: 'odon', sent: async table => ({ path: { id: keepTemplate(table) } }) },
  'GET /admin/translation': { as: 'odon', sent: { query: { namespace: 'weekends' } } },
  'PUT /admin/translation': {
    as: 'odon',
    sent: {
      body: {
        changes: [{ language: 'hu', namespace: 'common', key: 'save', from: null, to: 'Elmentem' }],
      },
    },
  },
  'GET /admin/translation/file/{language}': { as: 'odon', sent: { path: { language: 'hu' } } },
  'POST /admin/translation/preview': { as: 'odon', sent: async () => ({ body: await huFile() }) },
  'POST /admin/translation/import': { as: 'odon', sent: async () => ({ body: { ...(await huFile()), version: '' } }) },
  'GET /admin/page-meta': { as: 'odon' },
  'PUT /admin/page-meta': {
    as: 'odon',
    sent: {
      body: {
        path: '/help',
        language: 'hu',
        title: 'Segítség',
        description: null,
        robots: null,
        og_title: null,
        og_description: null,
        og_image: null,
        version: 0,
      },
    },
  },
  'GET /admin/country': { as: 'odon' },
  'PUT /admin/country/{code}': { as: 'odon', sent: { path: { code: 'AT' }, body: { ...countryDraft, version: 0 } } },
  'DELETE /admin/country/{code}': { as: 'odon', sent: { path: { code: 'AT' } } },
  'PUT /admin/currency/{code}': {
    as: 'odon',
    sent: {
      path: { code: 'JPY' },
      body: { name_hu: 'jen', name_en: 'yen', symbol: '¥', decimals: 0, version: null },
    },
  },
  'DELETE /admin/currency/{code}': {
    as: 'odon',
    sent: async table => {
      const yen = { name_hu: 'jen', name_en: 'yen', symbol: '¥', decimals: 0 }
      table.keep(countryTables, withCurrency(noCountries, 'JPY', yen, 0))
      return { path: { code: 'JPY' } }
    },
  },
  'GET /admin/ads': { as: 'odon' },
  'PUT /admin/ads': {
    as: 'odon',
    sent: { body: { entries: [{ content: 'a.example, 1, DIRECT', active: true }], version: 0 } },
  },
  'POST /admin/ads/preview': {
    as: 'odon',
    sent: { body: { name: 'ads.txt', content: Buffer.from('a.example, 1, DIRECT').toString('base64') } },
  },
  'GET /admin/audit': { as: 'odon' },
  'GET /admin/article': { as: 'odon' },
  'POST /admin/article': { as: 'odon', sent: { body: articleDraft } },
  'GET /admin/article/{id}': { as: 'odon', sent: async table => ({ path: { id: keepArticle(table) } }) },
  'PUT /admin/article/{id}': {
    as: 'odon',
    sent: async table => ({
      path: { id: keepArticle(table) },
      body: { ...articleDraft, slug: 'mas-cikk', version: 1 },
    }),
  },
  'DELETE /admin/article/{id}': { as: 'odon', sent: async table => ({ path: { id: keepArticle(table) } }) },
  'GET /admin/contact-message': { as: 'odon', sent: { query: { state: 'new' } } },
  'GET /admin/contact-message/{id}': { as: 'odon', sent: async table => ({ path: { id: keepMessage(table) } }) },
  'PUT /admin/contact-message/{id}': {
    as: 'odon',
    sent: async table => ({
      path: { id: keepMessage(table) },
      body: { state: 'answered', note: 'Ajánlat elküldve', version: 1 },
    }),
  },
  'GET /admin/user-group': { as: 'odon' },
  'POST /admin/user-group': { as: 'odon', sent: { body: userGroupDraft } },
  'PUT /admin/user-group/{id}': {
    as: 'odon',
    sent: async table => ({
      path: { id: keepUserGroup(table) },
      body: { ...userGroupDraft, name: 'Más', version: 1 },
    }),
  },
  'DELETE /admin/user-group/{id}': { as: 'odon', sent: async table => ({ path: { id: keepUserGroup(table) } }) },
  'GET /admin/user-group/{id}/member': {
    as: 'odon',
    sent: async table => ({ path: { id: keepUserGroup(table, 'c') }, query: { of: 'company' } }),
  },
  'POST /admin/user-group/{id}/member': {
    as: 'odon',
    sent: async table => ({ path: { id: keepUserGroup(table) }, body: { of: 'company', ids: ['c'] } }),
  },
  'DELETE /admin/user-group/{id}/member/{memberId}': {
    as: 'odon',
    sent: async table => ({ path: { id: keepUserGroup(table, 'c'), memberId: 'c' } }),
  },
  'POST /admin/user-group/{id}/message/preview': {
    as: 'odon',
    sent: async table => ({ path: { id: keepUserGroup(table, 'c') }, body: groupMessageDraft }),
  },
  'POST /admin/user-group/{id}/message': {
    as: 'odon',
    sent: async table => ({ path: { id: keepUserGroup(table, 'c') }, body: { ...groupMessageDraft, version: 1 } }),
  },
  'GET /admin/user-group-message': {
    as: 'odon',
    sent: async table => {
      keepGroupMessage(table)
      return {}
    },
  },
  'POST /admin/user-group-message/{id}/stop': {
    as: 'odon',
    sent: async table => {
      keepGroupMessage(table)
      return { path: { id: 'm' } }
    },
  },
  'GET /admin/testimonial': { as: 'odon' },
  'POST /admin/testimonial': { as: 'odon', sent: { body: testimonialDraft } },
  'PUT /admin/testimonial/{id}': {
    as: 'odon',
    sent: async table => ({
      path: { id: keepTestimonial(table) },
      body: { ...testimonialDraft, title: 'Más', version: 1 },
    }),
  },
  'DELETE /admin/testimonial/{id}': { as: 'odon', sent: async table => ({ path: { id: keepTestimonial(table) } }) },
  'PUT /admin/testimonial/order': {
    as: 'odon',
    sent: async table => ({ body: { language: 'hu', ids: [keepTestimonial(table, 'b', 1), keepTestimonial(table)] } }),
  },
  'GET /admin/partner': { as: 'odon' },
  'POST /admin/partner': { as: 'odon', sent: { body: { ...partnerDraft, logo: pngOf(10, 5) } } },
  'GET /admin/partner/{id}/logo': { as: 'odon', sent: async table => ({ path: { id: keepPartner(table) } }) },
  'PUT /admin/partner/{id}': {
    as: 'odon',
    sent: async table => ({
      path: { id: keepPartner(table) },
      body: { ...partnerDraft, name: 'Más', logo: pngOf(10, 6), version: 1 },
    }),
  },
  'DELETE /admin/partner/{id}': { as: 'odon', sent: async table => ({ path: { id: keepPartner(table) } }) },
  'PUT /admin/partner/order': {
    as: 'odon',
    sent: async table => ({ body: { language: 'hu', ids: [keepPartner(table, 'b', 1), keepPartner(table)] } }),
  },
}

/** The file of Hungarian sentences, with one that differs from the release. */
async function huFile() {
  const { translations } = await import('#shared/words/translations.ts')
  const changed = { ...translations.hu, common: { ...translations.hu.common, save: 'Elmentem' } }
  return { name: 'hu.json', content: Buffer.from(JSON.stringify(changed)).toString('base64') }
}

/** Another operator, Emese. */
function keepOperator(table: InMemoryTable): string {
  const nothing = { template: null, additions: [], removals: [], created_at: 0, created_by: null, invited_until: null }
  table.keep(operators, { account: 'emese', is_active: true, ...nothing })
  return 'emese'
}

function keepTemplate(table: InMemoryTable): string {
  table.keep(permissionTemplates, { templates: [{ id: 't', name: 'Támogató', permissions: ['ads.read'] }] })
  return 't'
}

function keepArticle(table: InMemoryTable): string {
  table.keep(articles, { ...articleDraft, id: 'a', minutes: 1, created_at: 0, changed_at: 0 })
  table.keep(articleSlugs, { slug: articleDraft.slug, article: 'a' })
  return 'a'
}

function keepMessage(table: InMemoryTable): string {
  table.keep(contactMessages, {
    id: 'm',
    name: 'Varga Nóra',
    email: 'nora@varga.example',
    message: 'Mennyibe kerülne?',
    language: 'hu' as const,
    ...unhandled,
    created_at: 0,
    expires_at: now.seconds + 1000,
  })
  return 'm'
}

function keepTestimonial(table: InMemoryTable, id = 'a', place = 0): string {
  table.keep(testimonials, { ...testimonialDraft, id, place, changed_at: 0 })
  return id
}

function keepUserGroup(table: InMemoryTable, member?: string): string {
  table.keep(userGroups, { ...userGroupDraft, id: 'g', created_at: 0, changed_at: 0 })
  if (member)
    table.keep(userGroupMembers, { group: 'g', id: member, of: 'company', word: 'ceg', added_at: 0, added_by: 'odon' })
  return 'g'
}

function keepGroupMessage(table: InMemoryTable): void {
  const [created_at, expires_at] = [now.seconds, now.seconds + 1_000_000]
  const words = { subject: 'Új lap', message: 'Nézd meg!' }
  const whose = { id: 'm', group: 'g', group_name: 'Hírlevél', by: 'odon' }
  table.keep(groupMessages, {
    ...whose,
    hu: words,
    en: null,
    with_email: true,
    state: 'sent' as const,
    created_at,
    expires_at,
  })
  table.keep(groupMessageFigures, { message: 'm', told: 3, emails: 2, seen: 1, expires_at })
}

function keepPartner(table: InMemoryTable, id = 'a', place = 0): string {
  const logo = { digest: `digest-${id}`, type: 'png' as const, width: 10, height: 5 }
  table.keep(partners, { ...partnerDraft, id, place, logo, changed_at: 0 })
  table.keep(logoBytes, { digest: logo.digest, bytes: pngOf(10, 5) })
  return id
}

function keepOrder(table: InMemoryTable): string {
  const period = { from_date: '2026-12-01', to_date: '2027-11-30' }
  const sum = { net: 49_000, vat_percent: 27, vat: 13_230, gross: 62_230 }
  const address = { postcode: '2600', city: 'Vác', address: 'Duna-sor 14.', email: 'a@b.hu', reference: null }
  table.keep(orders, {
    company: 'c',
    number: 'D-2026-0001',
    kind: 'term',
    plan: 'standard',
    term: 'year',
    seats: 10,
    ...period,
    ...sum,
    billing: { name: 'Cég', tax_number: '12345676-2-41', ...address },
    state: 'ordered',
    by: 'denes',
    day: '2026-11-20',
    paid_on: null,
  })
  return 'D-2026-0001'
}
