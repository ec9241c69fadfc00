import { audited } from '#functions/company/audit-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, getBatch, lookup, replace } from '#functions/platform/table.ts'
import * as contract from '#shared/attendance/contract/save-payroll-settings.ts'
import { usualSettings } from '#shared/attendance/payroll/model.ts'
import { aboutCompany, changesBetween } from '#shared/company/audit/audited-changes.ts'
import { payrollSettings } from './payroll-store.ts'

export const handler = serve(contract.savePayrollSettings, async ({ body }, { actor, now, once }) => {
  const { company: id } = actor
  const [company, stored] = await getBatch(lookup(companies, { id }), lookup(payrollSettings, { company: id }))
  const before = stored ?? { ...usualSettings(id), _version: 0 }
  const after = { ...before, columns: [...new Set(body.columns)], codes: body.codes }
  await commit(
    replace(payrollSettings, after),
    ...audited({ actor, now }, 'payroll_settings_changed', aboutCompany(company!), {
      changes: changesBetween({ payroll_columns: 'hidden', payroll_codes: 'hidden' }, namedIn(before), namedIn(after)),
    }),
    ...once({}),
  )
})

const namedIn = ({ columns, codes }: { columns: readonly string[]; codes: Record<string, string> }) => ({
  payroll_columns: columns,
  payroll_codes: codes,
})
