import * as z from 'zod/mini'

export const GroupView = z.object({ id: z.string(), name: z.string() })
export type GroupView = z.infer<typeof GroupView>
