export default function LargeChart() {
  return <svg />;
}
