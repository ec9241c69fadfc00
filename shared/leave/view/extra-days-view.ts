import * as z from 'zod/mini'

export const ExtraView = z.object({ id: z.string(), year: z.int(), days: z.int(), comment: z.string() })
