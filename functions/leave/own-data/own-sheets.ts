import * as z from 'zod/mini'
import { memberPartition } from '#functions/platform/keys.ts'
import { list } from '#functions/platform/table.ts'

const sheets = { name: 'AttendanceSheet', schema: z.looseObject({}) }

/** Somebody's sheets of attendance, with what was corrected and accepted. */
export const sheetsOf = async (whose: { company: string; member: string }): Promise<object[]> =>
  list(sheets, { pk: memberPartition(whose), prefix: 'SHEET#' })
