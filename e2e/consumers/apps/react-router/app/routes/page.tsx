import { useReactRouterNavigation } from '@octavo/theme/react-router';
import { Link } from 'react-router';

import { ThemeDemo } from '../../src/ThemeDemo';

export default function Page() {
  const navigation = useReactRouterNavigation();
  return <ThemeDemo navigation={navigation} link={<Link to="/about">own link</Link>} />;
}
