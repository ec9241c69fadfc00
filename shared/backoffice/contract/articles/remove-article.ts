import { endpoint } from '../../../contract/endpoint.ts'

export const removeArticle = endpoint('DELETE /admin/article/{id}', {
  summary: 'Removes an article that an operator has written',
  access: 'operator:articles.write',
})
