import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { PositionName } from '../model.ts'
import { PositionView } from './position-view.ts'

export const addPosition = endpoint('POST /position', {
  summary: 'A new position',
  access: 'admin',
  keys: 'write',
  body: z.object({ name: PositionName }),
  reply: z.object({ data: PositionView }),
})
