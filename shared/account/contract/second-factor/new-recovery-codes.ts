import * as z from 'zod/mini'

/** The reply to adding a factor: recovery codes where there were none, which are never shown again. */
export const NewRecoveryCodes = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) })
