import { Shell } from '../shell';

export default function Page() {
  return <Shell />;
}
