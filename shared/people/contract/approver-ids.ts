import * as z from 'zod/mini'
import { Id } from '../../contract/wire.ts'

/** Those who decide on somebody's requests, each of them alone. */
export const ApproverIds = z.array(Id).check(z.maxLength(20, { error: 'problems:tooManyItems' }))
