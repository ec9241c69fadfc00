import * as z from 'zod/mini'

export const GroupView = z.object({ id: z.string(), name: z.string(), member_ids: z.array(z.string()) })
export type GroupView = z.infer<typeof GroupView>
