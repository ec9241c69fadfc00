import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { get, insert, list, type Write } from '#functions/platform/table.ts'
import type { Period } from '#shared/calendar/period.ts'
import type { FiguresOf } from '#shared/attendance/payroll/changes.ts'
import {
  partsOf,
  PayrollExport,
  PayrollSettings,
  PayrollSnapshot,
  usualSettings,
} from '#shared/attendance/payroll/model.ts'

export const payrollSettings: Kind<PayrollSettings, { company: string }> = {
  name: 'PayrollSettings',
  schema: PayrollSettings,
  key: ({ company }) => ({ pk: companyPartition(company), sk: 'PAYROLL_SETTINGS' }),
}

type Place = Pick<PayrollExport, 'company' | 'from_date' | 'to_date' | 'id'>

/** In the order of the periods, those of one by time. */
export const payrollExports: Kind<PayrollExport, Place> = {
  name: 'PayrollExport',
  schema: PayrollExport,
  key: one => ({ pk: companyPartition(one.company), sk: `${prefixOf(one)}${one.id}` }),
  expires: ({ expires_at }) => expires_at,
}

const everyExport = 'PAYROLL_EXPORT#'
const prefixOf = ({ from_date, to_date }: Period) => `${everyExport}${from_date}#${to_date}#`

export const payrollSnapshots: Kind<PayrollSnapshot, Pick<PayrollSnapshot, 'company' | 'export' | 'part'>> = {
  name: 'PayrollSnapshot',
  schema: PayrollSnapshot,
  key: one => ({ pk: companyPartition(one.company), sk: `${snapshotsOf(one.export)}${one.part}` }),
  expires: ({ expires_at }) => expires_at,
}

const snapshotsOf = (id: string) => `PAYROLL_SNAPSHOT#${id}#`

/** What a company has chosen of payroll, or the usual. */
export const settingsOf = async (company: string): Promise<Stored<PayrollSettings>> =>
  (await get(payrollSettings, { company })) ?? { ...usualSettings(company), _version: 0 }

/** The exports of the latest periods. */
export const latestExports = (company: string, atMost: number) =>
  list(payrollExports, { pk: companyPartition(company), prefix: everyExport, newestFirst: true, atMost })

/** The last export of the same people and days; undefined where there is none. */
export async function lastExport(company: string, period: Period, of: string): Promise<PayrollExport | undefined> {
  const found = await list(payrollExports, {
    pk: companyPartition(company),
    prefix: prefixOf(period),
    newestFirst: true,
  })
  return found.find(one => one.of === of)
}

/** The figures that an export said. */
export async function figuresOf({ company, id }: PayrollExport): Promise<FiguresOf[]> {
  const parts = await list(payrollSnapshots, { pk: companyPartition(company), prefix: snapshotsOf(id) })
  return parts.flatMap(({ rows }) => rows)
}

/** The writes that keep an export with the figures that the next one is compared with. */
export const keepExport = (made: PayrollExport, rows: readonly FiguresOf[]): Write[] => [
  insert(payrollExports, made),
  ...partsOf(rows).map(one =>
    insert(payrollSnapshots, { company: made.company, export: made.id, expires_at: made.expires_at, ...one }),
  ),
]
