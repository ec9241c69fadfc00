import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { payItems } from '../payroll/figures.ts'
import { PayCode, PayrollColumn, payrollColumns } from '../payroll/model.ts'

export const savePayrollSettings = endpoint('PUT /company/payroll-settings', {
  summary:
    'The columns of the payroll, and the codes by which the payroll program of the company knows what it is told of',
  access: 'admin',
  body: z.object({
    columns: z
      .array(PayrollColumn)
      .check(
        z.minLength(1, { error: 'problems:required' }),
        z.maxLength(payrollColumns.length, { error: 'problems:tooManyItems' }),
      ),
    codes: z.partialRecord(z.enum(payItems), PayCode),
  }),
})
