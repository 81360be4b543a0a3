package swift

// File is one file of the code under judgement.
type File struct{ Name, Text string }
