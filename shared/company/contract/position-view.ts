import * as z from 'zod/mini'

export const PositionView = z.object({ id: z.string(), name: z.string() })
export type PositionView = z.infer<typeof PositionView>
