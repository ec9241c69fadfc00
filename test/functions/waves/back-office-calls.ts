import type { InMemoryTable } from '../in-memory/table.ts'
import type { Prepared } from './calls.ts'

const { accountOf } = await import('../in-memory/office.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { operators, permissionTemplates } = await import('#functions/backoffice/operator-store.ts')

/** How each endpoint of the back office is called; Ödön may do everything there. */
export const backOfficeCalls: Record<string, Prepared> = {
  'GET /admin/me': { as: 'odon' },
  'GET /admin/visitor': { as: 'odon', sent: { query: { from: '2026-10-01', to: '2026-11-20' } } },
  'GET /admin/campaign': { as: 'odon', sent: { query: { from: '2026-10-01', to: '2026-11-20' } } },
  'GET /admin/campaign/visit': { as: 'odon' },
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
  'GET /admin/audit': { as: 'odon' },
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
