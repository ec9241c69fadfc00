import * as z from 'zod/mini'

export const Absent = z.object({
  user_id: z.string(),
  from_date: z.string(),
  to_date: z.string(),
  type_id: z.nullable(z.int()),
  status: z.enum(['pending', 'approved']),
})
export type Absent = z.infer<typeof Absent>
