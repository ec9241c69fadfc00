import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { payrollContents, payrollFormats } from '../payroll/model.ts'
import { ExportReply } from './export-reply.ts'
import { isPayrollPeriod, payrollQuery, wrongPeriod } from './payroll-query.ts'

/** Some of the contents, with commas between them; all of them where none is named. */
const contents = z.string().check(
  z.regex(new RegExp(`^(${payrollContents.join('|')})(,(${payrollContents.join('|')}))*$`), {
    error: 'problems:invalidValue',
  }),
)

export const exportPayroll = endpoint('GET /export/payroll', {
  summary: 'The payroll of a period as a file, which is kept in the history and compared with the next one',
  access: 'admin',
  changes: true,
  query: z
    .object({
      ...payrollQuery,
      format: z.enum(payrollFormats, { error: 'problems:invalidValue' }),
      contents: z.optional(contents),
    })
    .check(z.refine(isPayrollPeriod, wrongPeriod)),
  reply: ExportReply,
})
