import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { PositionView } from './position-view.ts'

export const listPositions = endpoint('GET /position', {
  summary: 'The positions that people of the company have or may have',
  access: 'member',
  keys: 'read',
  reply: z.object({ data: z.array(PositionView) }),
})
