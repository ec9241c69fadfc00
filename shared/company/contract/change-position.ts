import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { PositionName } from '../model.ts'
import { PositionView } from './position-view.ts'

export const changePosition = endpoint('PUT /position/{id}', {
  summary: 'Renames a position; who has it follows in the background',
  access: 'admin',
  keys: 'write',
  body: z.object({ name: PositionName }),
  reply: z.object({ data: PositionView }),
})
