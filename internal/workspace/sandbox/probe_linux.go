package sandbox

func adversary([]string) int { return 0 }
func victim([]string) int    { return 0 }
