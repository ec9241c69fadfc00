import { RouterProvider } from 'react-router/dom'
import { useRouter } from './routes/current-router.ts'

export function App() {
  const router = useRouter()
  return <RouterProvider key={router.basename} router={router} />
}
