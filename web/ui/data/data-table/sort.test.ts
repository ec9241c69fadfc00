import { expect, it } from 'vitest'
import { directionOf, nextSort } from './sort.ts'

it('sorts upwards first, then turns round', () => {
  expect(nextSort('name', undefined)).toBe('name')
  expect(nextSort('name', '-days')).toBe('name')
  expect(nextSort('name', 'name')).toBe('-name')
  expect(nextSort('name', '-name')).toBe('name')
})

it('reads the direction of a column from an address', () => {
  expect(directionOf('name', 'name')).toBe('ascending')
  expect(directionOf('name', '-name')).toBe('descending')
  expect(directionOf('name', 'first_name')).toBeUndefined()
  expect(directionOf('name', undefined)).toBeUndefined()
})
