import * as z from 'zod/mini'
import { Month } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Id, manyIds } from '../../contract/wire.ts'
import { ExportReply } from './export-reply.ts'
import { mostNamed } from './payroll-query.ts'

export const attendanceFormats = ['pdf', 'xlsx', 'csv'] as const
export type AttendanceFormat = (typeof attendanceFormats)[number]

export const exportAttendance = endpoint('GET /export/attendance', {
  summary:
    'The attendance sheets of a month as a file: those of some people, of a group, or of everybody whom the reader decides for',
  access: 'member',
  changes: true,
  query: z.object({
    month: Month,
    format: z.enum(attendanceFormats, { error: 'problems:invalidValue' }),
    group: z.optional(Id),
    ids: z.optional(manyIds(mostNamed)),
  }),
  reply: ExportReply,
})
